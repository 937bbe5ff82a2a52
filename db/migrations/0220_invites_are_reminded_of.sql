-- Each letter about an invite that nobody has answered yet, once: after 2, 5 and 10 days, and before it expires. An
-- invite that is sent again begins anew.
create table internship_form_reminders (
  form_id uuid not null references internship_forms on delete cascade,
  invited_at timestamptz not null,
  ordinal integer not null,
  sent_at timestamptz not null,
  primary key (form_id, invited_at, ordinal)
);

create index internship_forms_open_until on internship_forms (expires_on) where state = 'open';
