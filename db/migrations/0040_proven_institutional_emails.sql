-- An institutional address proves one student. Where it had proven several, the first one keeps it, and bonds that hung on it elsewhere end.
with later as (
  select u.id from user_infos u where u.institutional_email_confirmed_at is not null and exists (
    select from user_infos f where f.institutional_email = u.institutional_email and (f.institutional_email_confirmed_at, f.id) < (u.institutional_email_confirmed_at, u.id))
), unbound as (
  update student_bonds set ended_at = now() where ended_at is null and proven_by = 'email' and user_info_id in (select id from later)
)
update user_infos set institutional_email_confirmed_at = null where id in (select id from later);
create unique index user_infos_institutional_email_proven on user_infos (institutional_email) where institutional_email_confirmed_at is not null;
