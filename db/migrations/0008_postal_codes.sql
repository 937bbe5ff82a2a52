-- What the postal-code service answered, so that a code is asked once and still known when the service is down.
create table postal_codes (
  zipcode text primary key check (zipcode ~ '^[0-9]{8}$'),
  found boolean not null,
  street text not null default '',
  neighborhood text not null default '',
  locality text not null default '',
  state_id text references states,
  -- Empty when the service names a municipality that the list does not have.
  city_id int references cities,
  asked_at timestamptz not null,
  check (found = (state_id is not null))
);
