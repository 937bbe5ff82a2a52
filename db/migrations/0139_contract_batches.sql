-- Spreadsheets of contracts. A sheet is read at once and checked row by row; nothing is written elsewhere before a person
-- says so.
create table contract_batches (
  id uuid primary key,
  company_id uuid not null references companies,
  created_by uuid not null references company_managers,
  file_name text not null,
  -- What holds for every row that says nothing else.
  defaults jsonb not null,
  state text not null default 'checking'
    check (state in ('checking', 'checked', 'drafting', 'drafted', 'sending', 'done', 'failed')),
  -- Why the work stopped.
  problem text check ((problem is not null) = (state = 'failed')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index contract_batches_of_company on contract_batches (company_id, created_at desc);
create index contract_batches_by_creator on contract_batches (created_by);

-- One person each. The cells hold a CPF: they are encrypted, and forgotten after a month.
create table contract_batch_rows (
  batch_id uuid not null references contract_batches on delete cascade,
  line int not null,
  name text not null,
  email text not null,
  sealed text,
  -- Keyed, of company, defaults and cells: what is sent again is known by it.
  row_hash text not null,
  -- refused: its draft stands, and could not be sent.
  state text not null default 'waiting' check (state in ('waiting', 'bad', 'good', 'drafted', 'refused', 'sent')),
  -- [{column, words, fix}]
  problems jsonb not null default '[]',
  internship_id uuid references internships,
  envelope_id uuid references envelopes,
  -- Its contract was made by an earlier sheet.
  repeated boolean not null default false,
  primary key (batch_id, line)
);
create index contract_batch_rows_known on contract_batch_rows (row_hash) where internship_id is not null;
create index contract_batch_rows_by_internship on contract_batch_rows (internship_id);
create index contract_batch_rows_by_envelope on contract_batch_rows (envelope_id);
