-- What people call their private papers tells about them as much as the papers do. Rows from before are sealed by a task.
alter table files add column sealed_name text;
alter table personal_documents add column sealed_description text;
create index files_names_to_seal on files (id) where sealed_with is not null and sealed_name is null;
create index personal_documents_to_seal on personal_documents (id) where description is not null;
