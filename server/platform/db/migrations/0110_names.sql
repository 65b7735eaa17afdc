-- Columns, values and comments in the terms of the glossary.
alter table layer rename column lattice_file_id to control_grid_file_id;
alter table layer rename constraint layer_tenant_id_lattice_file_id_fkey to layer_tenant_id_control_grid_file_id_fkey;
alter index layer_lattice_file_id_idx rename to layer_control_grid_file_id_idx;

create or replace function remove_layer_files() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      -- When two layers are deleted at the same time, the second one must see that the first one is gone.
      perform pg_advisory_xact_lock(hashtext('layer files'), hashtext(old.tenant_id::text));
      delete from stored_file f
       where f.tenant_id = old.tenant_id
         and f.id in (old.source_file_id, old.cog_file_id, old.control_grid_file_id, old.thumbnail_file_id)
         and not exists (select from layer where source_file_id = f.id)
         and not exists (select from layer where cog_file_id = f.id)
         and not exists (select from layer where control_grid_file_id = f.id)
         and not exists (select from layer where thumbnail_file_id = f.id);
      return null;
    end
  $$;

-- The owner of the tables is subject to row-level security too, unless it is lifted for the update.
alter table layer no force row level security;
alter table layer drop constraint layer_status_check;
update layer set status = 'needs_georeference' where status = 'needs_placement';
alter table layer add constraint layer_status_check check (status in ('importing', 'ready', 'needs_georeference'));
alter table layer force row level security;

alter table audit_entry no force row level security;
update audit_entry set action = 'session.reject' where action = 'session.refuse';
update audit_entry set details = details - 'refused' || jsonb_build_object('rejected', details -> 'refused')
 where action = 'user.import' and details ? 'refused';
alter table audit_entry force row level security;

alter table invitation rename column asked_at to requested_at;
alter table invitation rename column try_at to next_try_at;

comment on column app_user.deleted_at is 'The row stays, because records show the name of the user who created them.';
comment on column audit_entry.actor_id is 'Null without a session, for example for a failed sign-in.';
comment on column audit_entry.tenant_id is 'Null for actions that concern only the platform.';
comment on column base_layer.prime_attr is 'Attribute that names the features, for example the number of a plot.';
comment on column base_layer.published_at is 'Start of public access at /map/{id}; null: only the tenant has access.';
comment on column client.may_watch_live is 'Whether users of the client have the permission webrtc_view.';
comment on column feature.index is 'Number within the layer, used in the user interface and in links.';
comment on column feature.size is 'Longer side of the box in Web Mercator, as a share of the width of the world.';
comment on column feature_change.version is 'Version of the feature after the change. A higher version of the feature means a later change.';
comment on column job.attempts is 'Number of starts since a user created or retried the job.';
comment on column job.run_id is 'ID of the pg-boss job that runs this job; a retry by a user creates a new one.';
comment on column layer.data_version is 'Increases when the drawn data changes; part of the URL of its tiles.';
comment on column layer.shapes is 'Kinds of geometry of its features. A geometry collection counts as every kind.';
comment on column layer.staged is 'Uploaded for an update of a base layer that has not been applied.';
comment on column layer.status is 'The row of a failed import stays importing; its job has failed. See server/layers/sql.ts.';
comment on column layer.version is 'Increases when the layer is edited. Features have their own versions.';
comment on column payment_order.sandbox_payment_id is 'Payment that the sandbox simulates.';
comment on column second_factor.last_step is 'Time step (30 s) of the last accepted code. Codes of this step and earlier ones are rejected.';
comment on column second_factor.secret is 'Encrypted; see server/identity/secondFactor.ts.';
comment on column sign_up.expires_at is 'Null for a tenant that a super-admin created: it never expires.';
comment on column stored_file.name is 'Name given by the user; only for display and downloads.';
comment on column subscription.ends_at is 'Null: free of charge, never ends.';
comment on column tenant.deleted_at is 'A deleted tenant is suspended too. Data of its users is erased; its rows stay.';
comment on column upload.sha256 is 'Digest of the whole file, as the sender declares it.';
comment on table invitation is 'Deleted when accepted. The token is created when the mail is sent, so that only its hash is stored.';
comment on table known_address is 'IP addresses a user has signed in from. Failed attempts from other addresses do not block them.';
comment on table permission_set is 'Managed by super-admins. Tenants create user groups from them.';
comment on table quota_overrun is 'Start of an overrun of a limit; the grace period is counted from it.';
comment on table sign_up is 'Tenant whose registration is not complete; deleted when the tenant becomes active.';
comment on table subscription is 'What the tenant bought, as it was then. Editing the package does not change it.';
