-- An invitation that nobody accepted keeps its address only while it waits: declined, expired or taken back, the login lets the address go.
alter table logins
  add column released_at timestamptz,
  add constraint logins_released_unaccepted check (released_at is null or password_hash is null),
  drop constraint logins_email_taken;
create unique index logins_email_taken on logins (user_type, email) where released_at is null;

-- How many invitations an address was sent, and how many people a company invited.
create index login_tokens_invitations on login_tokens (email, created_at) where purpose = 'accept_invitation';
create index login_tokens_invited on login_tokens (login_id, created_at) where purpose = 'accept_invitation';
