-- A guest has the certificate of what they attended too: without an account the e-mail of the sign-up says whose it is.
alter table event_certificates
  alter column login_id drop not null,
  add column email text,
  -- Of the PDF as it was made last, to compare a file with.
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add column size int check (size > 0),
  add constraint event_certificates_of_somebody check ((login_id is null) <> (email is null)),
  add constraint event_certificates_once_an_email unique (event_id, email);
