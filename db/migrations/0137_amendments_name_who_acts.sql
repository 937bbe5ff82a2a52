-- Who has to act because of what an amendment changes: its new supervisor, and the institution that the student leaves.
alter table envelope_steps drop constraint envelope_steps_target_check;
alter table envelope_steps add constraint envelope_steps_target_check check (target in ('walljobs', 'company', 'approver',
  'intern', 'guardian', 'institution', 'supervisor', 'everybody', 'new_supervisor', 'former_institution'));
