-- Reports are found by what they say, by their project and by who wrote them, each by an index of its own.
create index bug_report_project on bug_report (project_id);
create index bug_report_user on bug_report (user_id);

-- Announcements that are visible now are counted without their texts.
drop index announcement_recent, announcement_of_organisation;
create index announcement_recent on announcement (visible_from, id) include (visible_until);
create index announcement_of_organisation on announcement (org_id, visible_from, id) include (visible_until);
