-- Companies that stand at a fair, and who left an interest with one of them by their own consent.
create table event_stands (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  company_id uuid not null references companies on delete cascade,
  -- Where it is at the fair.
  place text check (length(place) <= 80),
  -- Null until the company agrees to be named.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  constraint event_stands_once unique (event_id, company_id)
);
create index event_stands_of_company on event_stands (company_id, created_at);

create table stand_interests (
  stand_id uuid not null references event_stands on delete cascade,
  login_id uuid not null references logins on delete cascade,
  created_at timestamptz not null,
  primary key (stand_id, login_id)
);
create index stand_interests_of_login on stand_interests (login_id, created_at);
