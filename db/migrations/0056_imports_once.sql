-- The Idempotency-Key of whoever sent a sheet: the same key again is the same import.
alter table collaborator_imports add column creation_key text check (length(creation_key) <= 200);
create unique index collaborator_imports_once on collaborator_imports (created_by_manager_id, creation_key);
