alter table share validate constraint evidence_expires;
