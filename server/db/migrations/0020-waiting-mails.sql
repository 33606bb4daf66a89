-- Notices whose mail waits a while, so that several become one.
create table waiting_mail (
  notification_id text primary key references notification on delete cascade,
  user_id text not null references users on delete cascade,
  due timestamptz not null
);
create index waiting_mail_due on waiting_mail (due);
create index waiting_mail_user on waiting_mail (user_id);
