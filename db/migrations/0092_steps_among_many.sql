-- Whoever moves many at once has looked at none of them (decision 45).
alter table candidature_events add column among_many boolean not null default false;
