-- The item of the Academy that teaches a topic. No reference: an operator may withdraw the course or drop the item, and
-- then the result leads nowhere.
alter table skill_test_topics add column lesson_course_id text, add column lesson_key text,
  add constraint skill_test_topics_lesson check ((lesson_course_id is null) = (lesson_key is null));
