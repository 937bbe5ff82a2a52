-- Who interns where, from which day to which. Whoever has one that runs today is an intern; with past ones only, a former intern.
create table internships (
  id uuid primary key,
  user_info_id uuid not null references user_infos,
  company_id uuid not null references companies,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Ended before its last day; what simply reaches that day is over by the calendar.
  ended_at timestamptz,
  supervisor_id uuid references company_managers,
  created_at timestamptz not null
);
create index internships_of_person on internships (user_info_id, starts_on);
create index internships_of_company on internships (company_id, starts_on);
create index internships_of_supervisor on internships (supervisor_id);
