-- An approval was taken back, and nothing was asked or answered since.
alter table progress add column withdrawn boolean not null default false;

-- What was approved as asked for, and is not approved any more, can only have been taken back.
update progress g set withdrawn = true from review_request r
where r.project_id = g.project_id and r.module_id = g.module_id and r.number = g.request_count
  and r.decision = 'approved' and not g.validated and not g.finished and not g.review_request;
