-- What companies pay for their interns: fees, and statements that never change once closed. Amounts are whole cents.
create table fees (
  id uuid primary key,
  company_id uuid not null references companies,
  -- From this day on, until the next fee begins.
  starts_on date not null,
  cents int not null check (cents >= 0),
  -- Days of a month: always thirty, or those of the calendar.
  basis text not null check (basis in ('thirty', 'calendar')),
  created_by uuid references logins on delete set null,
  created_at timestamptz not null,
  constraint fees_of_a_day unique (company_id, starts_on)
);
create index fees_by_author on fees (created_by);

create sequence statement_serials;
create table statements (
  id uuid primary key,
  company_id uuid not null references companies,
  -- 'YYYY-MM'
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Of the number that it is called by.
  serial bigint not null unique,
  -- The name of the company as it was then.
  company_name text not null,
  cents bigint not null,
  stipend_cents bigint not null,
  closed_at timestamptz not null,
  -- The file as it was handed out, and its hash.
  pdf bytea not null,
  sha256 text not null,
  constraint statements_of_a_month unique (company_id, month)
);

create table statement_lines (
  id uuid primary key,
  statement_id uuid not null references statements,
  position int not null,
  kind text not null check (kind in ('month', 'adjustment')),
  internship_id uuid not null references internships,
  person_name text not null,
  -- The month that is charged: an adjustment's lies before its statement's.
  month text not null,
  days int not null,
  base int not null check (base between 28 and 31),
  unit_cents int not null,
  cents int not null,
  -- How it was counted, besides '10 de 30 dias'.
  words text not null default '',
  refers_to uuid references statement_lines,
  constraint statement_lines_position unique (statement_id, position)
);
create index statement_lines_of_internship on statement_lines (internship_id, month);
create index statement_lines_by_adjusted on statement_lines (refers_to);

-- What the company owes its interns for the month, as the terms said when it was closed.
create table statement_stipends (
  statement_id uuid not null references statements,
  position int not null,
  internship_id uuid not null references internships,
  person_name text not null,
  matriculation text,
  starts_on date not null,
  ends_on date not null,
  days int not null,
  -- Of a whole month, or of an hour with the minutes worked.
  period text not null check (period in ('month', 'hour')),
  unit_cents int not null,
  minutes int,
  stipend_cents int not null,
  transport_cents int not null,
  primary key (statement_id, position)
);
create index statement_stipends_of_internship on statement_stipends (internship_id);

create function keep_closed_statement() returns trigger language plpgsql as $$
begin
  raise exception 'a closed statement stays as it is' using errcode = '23514';
end $$;
create trigger statements_stay before update or delete on statements
  for each row execute function keep_closed_statement();
create trigger statement_lines_stay before update or delete on statement_lines
  for each row execute function keep_closed_statement();
create trigger statement_stipends_stay before update or delete on statement_stipends
  for each row execute function keep_closed_statement();
