-- A revoked certificate never counts again, and what was written of its revocation stays.
create function refuse_unrevoked() returns trigger language plpgsql as $$
begin
  raise exception 'the revocation of a certificate stays as it is' using errcode = '23514';
end $$;
create trigger academy_certificates_stay_revoked before update on academy_certificates for each row
  when (old.state = 'revoked' and (new.state, new.revoked_why, new.revoked_by, new.revoked_at)
    is distinct from (old.state, old.revoked_why, old.revoked_by, old.revoked_at))
  execute function refuse_unrevoked();
