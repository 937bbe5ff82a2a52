-- The home finds open forms by the address of who is invited, before an account is known to be behind it.
create index internship_forms_open_by_email on internship_forms (person_email)
  where state = 'open' and user_info_id is null;

-- The bell tells what a letter of a saved search has told. Of jobs that were told before, nobody knows when.
alter table told_jobs
  add column told_at timestamptz,
  add column saved_search_id uuid references saved_searches on delete set null;
create index told_jobs_by_search on told_jobs (saved_search_id) where saved_search_id is not null;
