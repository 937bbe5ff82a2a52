-- Scans at the entrance. The earliest that stands is the presence; later ones of the same ticket are doubles.
create table check_ins (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  registration_id uuid not null references registrations on delete cascade,
  -- Made by the device that scanned: sent again, it is the same scan.
  client_id uuid not null constraint check_ins_sent_once unique,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  gate text check (length(gate) <= 60),
  scanned_by uuid references logins on delete set null,
  -- Of two at the same instant the one that came first.
  number bigint generated always as identity,
  undone_at timestamptz
);
create index check_ins_of_registration on check_ins (registration_id, scanned_at, number);
create index check_ins_of_event on check_ins (event_id, scanned_at);
create index check_ins_by_login on check_ins (scanned_by);

-- What somebody attended is worked out from the check-ins at each look; here stands only the code that it is checked by.
create table event_certificates (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  login_id uuid not null references logins on delete cascade,
  code text not null constraint event_certificates_code_taken unique,
  issued_at timestamptz not null,
  constraint event_certificates_once unique (event_id, login_id)
);
create index event_certificates_of_login on event_certificates (login_id);
