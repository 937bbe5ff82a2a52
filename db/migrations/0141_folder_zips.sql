-- Folders that somebody asked for in one file. It is kept some days, for those who keep contracts in the asker's company.
create table folder_zips (
  id uuid primary key,
  company_id uuid not null references companies,
  created_by uuid not null references company_managers,
  internship_ids uuid[] not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  file_id uuid references files on delete set null,
  files int,
  created_at timestamptz not null,
  ready_at timestamptz
);
create index folder_zips_of_company on folder_zips (company_id, created_at desc);
create index folder_zips_by_creator on folder_zips (created_by);
create index folder_zips_by_file on folder_zips (file_id) where file_id is not null;
