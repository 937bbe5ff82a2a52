-- Who may sign in the place of a company's or an institution's signer: listed, by a dated power of attorney.
create table attorneys (
  id uuid primary key,
  company_id uuid references companies,
  institution_id int references institutions,
  name text not null,
  email text not null check (email = lower(email)),
  granted_on date not null,
  listed_by uuid references logins on delete set null,
  listed_at timestamptz not null,
  check (num_nonnulls(company_id, institution_id) = 1)
);
create unique index attorneys_of_company on attorneys (company_id, email) where company_id is not null;
create unique index attorneys_of_institution on attorneys (institution_id, email) where institution_id is not null;
create index attorneys_by_login on attorneys (listed_by) where listed_by is not null;
