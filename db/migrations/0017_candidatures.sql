-- One person's application to one job.
create table candidatures (
  id uuid primary key,
  job_id uuid not null references jobs,
  user_info_id uuid not null references user_infos on delete cascade,
  state text not null
    check (state in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'ended')),
  -- The column of the job's pipeline: the name of the state, unless the job has columns of its own.
  stage text not null,
  -- By when the person is answered. Every open candidature has it.
  answer_by timestamptz,
  -- What the person wrote to the company, for this job only.
  message text,
  -- Whether the company may know, for this candidature, if the person has a disability: yes and no alike.
  shares_pcd boolean not null default false,
  -- Criteria of the job that the profile missed when it was sent: [{ criterion, asked, told }].
  unmet jsonb not null default '[]',
  review_requested_at timestamptz,
  -- Why the company says no, in the words that the person reads.
  feedback text,
  ended_why text check (ended_why in ('job_cancelled', 'no_answer')),
  -- The last state that a letter told.
  told_state text not null,
  -- The date about which the company was reminded.
  reminded_of timestamptz,
  lock_version int not null default 0,
  applied_at timestamptz not null,
  state_since timestamptz not null,
  -- The last date that the company itself named. While it is in force, closing the job does not bring it closer.
  named_answer_by timestamptz,
  constraint candidatures_one_each unique (job_id, user_info_id),
  check ((state in ('applied', 'screening', 'interview', 'offer')) = (answer_by is not null)),
  check ((state = 'rejected') = (feedback is not null)),
  check ((state = 'ended') = (ended_why is not null))
);
create index candidatures_of_person on candidatures (user_info_id, applied_at desc);
create index candidatures_in_stage on candidatures (job_id, stage, applied_at desc, id);
create index candidatures_due on candidatures (answer_by) where answer_by is not null;

-- What became of a candidature, by whom; manager_id is null when the person or the calendar did it. Rows are only
-- added.
create table candidature_events (
  id uuid primary key,
  candidature_id uuid not null references candidatures on delete cascade,
  kind text not null,
  from_state text,
  to_state text not null,
  from_stage text,
  to_stage text not null,
  manager_id uuid references company_managers,
  -- The words that went with it: feedback, a reason.
  said text,
  -- The date that the person was given.
  answer_by timestamptz,
  happened_at timestamptz not null,
  -- The date that the company had named by then: undoing a move restores it.
  named_answer_by timestamptz,
  -- One of a batch: whoever moves many at once has not read each of them (decision 45).
  among_many boolean not null default false
);
create index candidature_events_of on candidature_events (candidature_id, happened_at);
create function refuse_rewriting() returns trigger language plpgsql as $$
  begin raise exception 'history is only added to'; end $$;
create trigger candidature_events_stay before update on candidature_events
  for each row execute function refuse_rewriting();
