-- Which saves of a profile were stored lately, as keyed hashes: one whose answer was lost is known when it comes again.
alter table user_infos
  add column recent_saves jsonb not null default '[]',
  -- The kind of internship that the person needs or seeks, from the static list.
  add column internship_type text;
