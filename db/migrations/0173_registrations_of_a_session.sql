create index registrations_by_session on registrations (session_id);
