-- Who interns where, from which day to which. With one that runs today a person is an intern, with past ones only a
-- former intern.
create table internships (
  id uuid primary key,
  user_info_id uuid not null references user_infos,
  company_id uuid not null references companies,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- Set when it ended before its last day; otherwise ends_on decides.
  ended_at timestamptz,
  supervisor_id uuid references company_managers,
  created_at timestamptz not null
);
create index internships_of_person on internships (user_info_id, starts_on);
create index internships_of_company on internships (company_id, starts_on);
create index internships_of_supervisor on internships (supervisor_id);
