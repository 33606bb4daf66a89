-- How much a record holds, as text in bytes. Limits of a plan and of an answer are sums of it, so it must be there
-- without reading the record. It stands in no index: an update that changes nothing indexed stays a cheap one.
alter table plan_item add column bytes integer not null generated always as (octet_length(data::text)) stored;
