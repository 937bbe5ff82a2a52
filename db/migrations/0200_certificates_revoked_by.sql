-- Who of the operation revoked a certificate, and when.
alter table academy_certificates add column revoked_by uuid references logins, add column revoked_at timestamptz,
  add constraint academy_certificates_revoked check ((revoked_by is null) = (revoked_at is null));
create index academy_certificates_by_revoker on academy_certificates (revoked_by) where revoked_by is not null;
