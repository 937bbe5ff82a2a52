-- Requests that were done and may come again because their answer was lost: whose, under which key, with what content. They keep no answer.
create table requests (
  key_hash text primary key,
  login_id uuid references logins on delete cascade,
  request_hash text not null,
  made_id text,
  created_at timestamptz not null
);
create index requests_by_login on requests (login_id);
create index requests_by_age on requests (created_at);
