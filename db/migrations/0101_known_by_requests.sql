-- What is sent again is known by `requests`: no table keeps keys or hashes of saves of its own.
alter table institutions drop column creation_key, drop column last_save;
alter table institution_partners drop column last_save;
alter table enrolment_imports drop column creation_key, drop column content;
alter table companies drop column last_save, drop column creation_key, drop column saved_with;
alter table collaborator_imports drop column creation_key;
alter table user_infos drop column recent_saves;
alter table jobs drop column creation_key;
alter table candidature_notes drop column creation_key;
drop table contact_messages;

-- They stood first in the indices of those keys.
create index institutions_by_maker on institutions (created_by);
create index enrolment_imports_by_operator on enrolment_imports (imported_by);
create index collaborator_imports_by_manager on collaborator_imports (created_by_manager_id);
