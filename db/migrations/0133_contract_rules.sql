-- How the contracts of a company are signed, unless whoever drafts one chooses otherwise.
alter table company_contract_settings
  add column contract_type text not null default 'digital' check (contract_type in ('digital', 'analogic', 'hybrid'));

-- What the institution asked for when the version was sent: {"institution": null} where it had said nothing.
-- Null in drafts, and before this was kept.
alter table envelope_versions add column rules jsonb;

-- Whether whoever drafted a contract may not approve it: by the company's own settings, or the nearest above it that has any.
create function four_eyes_of(company uuid) returns boolean language sql stable as $$
  with recursive up as (
    select id, parent_id, 0 as depth from companies where id = company
    union all
    select c.id, c.parent_id, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
  )
  select coalesce((
    select s.four_eyes from up join company_contract_settings s on s.company_id = up.id order by depth limit 1), false)
$$;
