-- Until when the company reads contact, résumé and profile of somebody whose process is over; null while it is open, and of who was hired.
alter table candidatures add column readable_until timestamptz;
-- The name by which the person went when it ended: the company knows them by it from then on, and finds them by it.
alter table candidatures add column ended_name text;
update candidatures c set
  readable_until = case c.state when 'withdrawn' then c.state_since else c.state_since + interval '30 days' end,
  ended_name = (select coalesce(u.social_name, u.full_name) from user_infos u where u.id = c.user_info_id)
where c.state in ('withdrawn', 'rejected', 'ended');
alter table candidatures add column ended_search text generated always as (fold(ended_name)) stored;
create index candidatures_read_until on candidatures (readable_until) where readable_until is not null;
