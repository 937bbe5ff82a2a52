-- Rows of a figure that are too many for one answer: a task writes them into a file, which its asker fetches for some days.
create table report_exports (
  id uuid primary key,
  -- Whom the rows are of: who is moved to another company finds the file no more.
  company_id uuid not null references companies,
  created_by uuid not null references company_managers,
  report text not null,
  -- The figure, its row and the filters, as the list of these rows has them in its address.
  asked jsonb not null,
  format text not null check (format in ('xlsx', 'csv')),
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  file_id uuid references files on delete set null,
  row_count int,
  created_at timestamptz not null,
  ready_at timestamptz
);
create index report_exports_of_asker on report_exports (created_by, created_at desc);
create index report_exports_of_company on report_exports (company_id);
create index report_exports_by_file on report_exports (file_id) where file_id is not null;
