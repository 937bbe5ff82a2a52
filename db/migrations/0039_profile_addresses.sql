-- Addresses that a profile had under another name; they lead to it for ever.
create table user_info_old_slugs (
  slug text primary key,
  user_info_id uuid not null references user_infos on delete cascade
);
create index user_info_old_slugs_of_person on user_info_old_slugs (user_info_id);

-- Whoever goes by a social name had the other one in the address.
with moved as (
  select id, slug as old, coalesce(nullif(trim(both '-' from left(regexp_replace(fold(social_name), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'pessoa') || '-' || right(id::text, 6) as new
  from user_infos where social_name is not null
), kept as (
  insert into user_info_old_slugs (slug, user_info_id) select old, id from moved where old <> new
)
update user_infos u set slug = m.new from moved m where m.id = u.id and m.old <> m.new;
