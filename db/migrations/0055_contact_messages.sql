-- The Idempotency-Key of whoever wrote to the operator: the same key again is the same message. The letter itself is a mail.
create table contact_messages (
  login_id uuid not null references logins on delete cascade,
  key text not null check (length(key) between 1 and 200),
  sent_at timestamptz not null,
  primary key (login_id, key)
);
