-- Answers that were sent are what the company reads: an autosave that arrives late must not write over them.
create function keep_sent_answers() returns trigger language plpgsql as $$
begin
  raise exception 'answer set % was sent and stays as it is', old.id;
end $$;
create trigger answer_sets_keep_sent before update on answer_sets for each row
  when (old.sent_at is not null
    and (new.sent_at, new.version_id, new.draft, new.candidature_id)
      is distinct from (old.sent_at, old.version_id, old.draft, old.candidature_id))
  execute function keep_sent_answers();
