-- A company is shown as verified, and listed, once somebody who works there has proven their e-mail.
alter table companies add column manager_confirmed_at timestamptz;
update companies c set manager_confirmed_at = proven.at
  from (
    select m.company_id, min(l.email_confirmed_at) as at
    from company_managers m join logins l on l.id = m.login_id
    where l.email_confirmed_at is not null group by m.company_id
  ) proven
  where proven.company_id = c.id;

-- Verified itself, nobody above it suspended, and the topmost one's manager proven.
create function company_on_air(company uuid) returns boolean language sql stable as $$
  with recursive up as (
    select id, parent_id, verification, manager_confirmed_at, 0 as depth from companies where id = company
    union all
    select c.id, c.parent_id, c.verification, c.manager_confirmed_at, depth + 1
    from companies c join up on c.id = up.parent_id where depth < 20
  ) select bool_and(
    case when depth = 0 then verification = 'verificada' else verification <> 'suspensa' end
    and (parent_id is not null or manager_confirmed_at is not null)
  ) from up
$$;

delete from job_search where not company_on_air(company_id);
