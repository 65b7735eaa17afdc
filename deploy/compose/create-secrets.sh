#!/bin/sh
# Creates the files of secrets/ that do not exist yet: random secrets, empty files for what is not used, and a certificate that browsers do
# not trust. Replace tls.crt and tls.key, and write the keys of the store into s3-access-key-id and s3-secret-access-key.
#
# Only the owner enters the folder. The files are readable, because each container reads them as a user of its own.
set -eu
cd "$(dirname "$0")"
umask 022
mkdir -p secrets
chmod 700 secrets

# keep NAME: reads the content from the standard input, unless the file exists.
keep() {
  if [ -e "secrets/$1" ]; then cat >/dev/null; else cat >"secrets/$1"; fi
}
random() { od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n'; }

for name in session-secret encryption-key database-password postgres-password admin-password mediamtx-secret nodeodm-token; do
  random | keep "$name"
done
for name in demo-password encryption-keys-old inference-secret metrics-token razorpay-key-secret razorpay-webhook-secret s3-access-key-id s3-secret-access-key \
  smtp-url traces-headers weather-service-key; do
  keep "$name" </dev/null
done
printf 'postgres://aerie:%s@postgres:5432/aerie\n' "$(cat secrets/database-password)" | keep database-url
printf '{ "token": "%s" }\n' "$(cat secrets/nodeodm-token)" | keep nodeodm.json
# The image has no curl for the notices, which only make it faster. Port 8189 belongs to Aerie. /var/tmp is the volume of recordings.
sed -e "s#AERIE/live/media-server/SECRET#http://aerie-1:8080/live/media-server/$(cat secrets/mediamtx-secret)#" \
  -e '/^  runOn/d' -e 's#/recordings/#/var/tmp/#' -e 's/^webrtcLocalUDPAddress: .*/webrtcLocalUDPAddress: :8191/' ../mediamtx.yml | keep mediamtx.yml
if [ ! -e secrets/tls.key ] && ! command -v openssl >/dev/null; then
  echo "There is no openssl: put the certificate into $(pwd)/secrets/tls.crt and its key into tls.key."
elif [ ! -e secrets/tls.key ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 365 -subj /CN=aerie.invalid -keyout secrets/tls.key -out secrets/tls.crt 2>/dev/null
  chmod 644 secrets/tls.key
fi
echo "The secrets are in $(pwd)/secrets. The password of ADMIN_EMAIL is in admin-password."
