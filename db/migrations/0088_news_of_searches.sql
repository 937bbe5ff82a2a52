-- Nothing that came on the air before it is told by the letters of a search: letters look back over the edge of the last one.
alter table saved_searches add column news_since timestamptz not null default now();
update saved_searches set news_since = seen_until;
