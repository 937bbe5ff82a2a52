-- In another country state and city are text, and the postal code has no form of ours.
alter table company_addresses
  alter column city_id drop not null,
  alter column state_id drop not null,
  add column state_name text,
  add column city_name text,
  drop constraint company_addresses_zipcode_check,
  add constraint company_addresses_place check (case when country_id = 'BR'
    then zipcode ~ '^\d{8}$' and city_id is not null and state_id is not null and state_name is null and city_name is null
    else city_id is null and state_id is null and state_name is not null and city_name is not null end);
alter table user_info_addresses
  alter column city_id drop not null,
  alter column state_id drop not null,
  add column state_name text,
  add column city_name text,
  drop constraint user_info_addresses_zipcode_check,
  add constraint user_info_addresses_place check (case when country_id = 'BR'
    then zipcode ~ '^\d{8}$' and city_id is not null and state_id is not null and state_name is null and city_name is null
    else city_id is null and state_id is null and state_name is not null and city_name is not null end);
