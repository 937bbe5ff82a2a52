-- The Idempotency-Key of whoever wrote a note: the same key again is the same note.
alter table candidature_notes add column creation_key text check (length(creation_key) <= 200);
create unique index candidature_notes_written_once on candidature_notes (candidature_id, manager_id, creation_key);
