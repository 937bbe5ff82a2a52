-- Whether the agreement counted when its students' bonds were last looked at: its first day, its last one and a school that closes come without anybody saving.
-- Null: nobody has looked yet.
alter table institution_partners add column settled_in_force boolean;
