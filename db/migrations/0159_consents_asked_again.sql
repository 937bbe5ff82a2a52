-- When a yes to being found was asked again; earlier than the yes, it was about the one before.
alter table user_infos add auto_enroll_asked_at timestamptz;
create index user_infos_consents on user_infos (auto_enroll_at) where auto_enroll;
