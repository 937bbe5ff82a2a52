-- Who wrote what a version says: where a company wants four eyes, none of them approves it. Logins, each once.
alter table internship_terms add column written_by uuid[] not null default '{}';
alter table envelope_versions add column written_by uuid[] not null default '{}';
