-- Phones are kept in E.164 (+5511988887777). What was never a phone stays as it was typed, and so does what the previous release may still write
-- while both run: readers take either, so the check of the form waits for a later migration.
create function pg_temp.e164(typed text) returns text language sql immutable as $$
  select case
    when typed ~ '[^\d\s().+-]|.\+' then typed
    when typed ~ '^\s*\+' then case when digits ~ '^(55\d{10,11}|(?!55|0)\d{8,15})$' then '+' || digits else typed end
    when typed ~ '^\(\d{2}\) \d{4,5}-\d{4,5}$' and length(digits) in (10, 11) then '+55' || digits
    when national ~ '^[1-9]\d{9,10}$' then '+55' || national
    else typed
  end
  from (select digits, regexp_replace(digits, '^0?(55(?=\d{10,11}$))?', '') as national from (select regexp_replace(typed, '\D', '', 'g') as digits) d) n
$$;

update companies set phone = pg_temp.e164(phone) where phone is distinct from pg_temp.e164(phone);
update company_claims set phone = pg_temp.e164(phone) where phone is distinct from pg_temp.e164(phone);
update collaborator_profiles set phone = pg_temp.e164(phone) where phone is distinct from pg_temp.e164(phone);
update institution_partners set contact_phone = pg_temp.e164(contact_phone) where contact_phone is distinct from pg_temp.e164(contact_phone);
update user_infos set cellphone = pg_temp.e164(cellphone), phone = pg_temp.e164(phone), message_phone = pg_temp.e164(message_phone)
  where coalesce(cellphone, phone, message_phone) is not null;

drop function pg_temp.e164(text);
