#!/bin/bash
# Runs once, when PostgreSQL creates its cluster: the role and the database of Aerie.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --set=password="$(cat /run/secrets/database-password)" <<'SQL'
create role aerie login createrole password :'password';
create database aerie owner aerie template template0 encoding 'UTF8' locale 'C';
SQL
