-- What a certificate needs beside its row: the PDF as it was issued, the key that signs credentials, and a name that
-- goes with the account.
create table academy_keys (
  id text primary key,
  public_jwk jsonb not null,
  private_key_sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index academy_keys_one_in_use on academy_keys ((retired_at is null)) where retired_at is null;

alter table academy_certificates
  -- Sealed, with the id of its key; the hash of the open file stands in sha256.
  add column sealed_pdf bytea,
  add column pdf_key_id text,
  alter column credential drop not null,
  alter constraint academy_certificates_replaced_by_fkey deferrable initially deferred;

-- PDF and credential carry the name too.
create function forget_academy_name() returns trigger language plpgsql as $$
begin
  new.sealed_name := null;
  new.sealed_pdf := null;
  new.credential := null;
  return new;
end $$;
create trigger academy_certificates_forget_name before update on academy_certificates for each row
  when (old.user_info_id is not null and new.user_info_id is null) execute function forget_academy_name();
