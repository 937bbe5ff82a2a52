-- The name that companies read, folded once: found and sorted by without folding every candidate anew.
alter table user_infos add column search text not null generated always as (fold(coalesce(social_name, full_name))) stored;
