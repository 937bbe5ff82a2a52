-- The post office of the recipient said that there is no such address: nobody tries again.
alter table mails add column refused_at timestamptz;
