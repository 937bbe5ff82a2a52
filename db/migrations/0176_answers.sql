-- Answers to a job's questionnaire: one set a time that somebody applies, kept when they apply again.
create table answer_sets (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  user_info_id uuid not null references user_infos on delete cascade,
  version_id uuid not null references form_versions,
  -- As typed, until they are sent.
  draft jsonb not null default '{}',
  -- Answers that a criterion refused, as they were told then: they may have been changed since.
  refused jsonb not null default '[]',
  candidature_id uuid references candidatures on delete cascade,
  sent_at timestamptz,
  score int,
  most_score int,
  lock_version int not null default 0,
  updated_at timestamptz not null,
  constraint answer_sets_sent check ((sent_at is null) = (candidature_id is null))
);
create unique index answer_sets_one_unsent on answer_sets (job_id, user_info_id) where sent_at is null;
create unique index answer_sets_one_sent on answer_sets (candidature_id, sent_at);
create index answer_sets_by_person on answer_sets (user_info_id);
create index answer_sets_by_version on answer_sets (version_id);

-- One typed row an answer, by the question's and the option's id, never by their words.
create table answers (
  set_id uuid not null references answer_sets on delete cascade,
  question_id text not null,
  words text,
  number numeric,
  day date,
  option_ids text[],
  file_id uuid references files,
  primary key (set_id, question_id),
  constraint answers_one_kind check (num_nonnulls(words, number, day, option_ids, file_id) = 1)
);
create index answers_by_file on answers (file_id);

create function freeze_answered_version() returns trigger language plpgsql as $$
begin
  update form_versions set frozen_at = now() where id = new.version_id and frozen_at is null;
  return null;
end $$;
create trigger answer_sets_freeze_version after insert on answer_sets
  for each row execute function freeze_answered_version();
