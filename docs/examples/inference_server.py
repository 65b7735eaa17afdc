"""An example of a model server for Aerie, with the standard library only. docs/inference.md describes the contract.

    INFERENCE_SECRET=... python3 inference_server.py [port]

It offers one model, which "finds" one thing in the middle of each layer and of each recording. Replace `detect` by a real model.
"""

import hashlib
import hmac
import json
import os
import sys
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["INFERENCE_SECRET"].encode()
MODEL = {
    "name": "Example",
    "version": "1.0",
    "kinds": ["layer", "vod"],
    "inferType": "example",
    "parameters": [{"name": "minScore", "default": 0.5, "min": 0, "max": 1}],
}
MAX_AGE_SECONDS = 300
MAX_BODY_BYTES = 1024 * 1024

jobs = {}
lock = threading.Lock()


def sign(content, at=None):
    """The header Aerie-Signature: seconds since 1970, and the HMAC-SHA256 of them, a dot and the content."""
    seconds = int(time.time() if at is None else at)
    digest = hmac.new(SECRET, f"{seconds}.{content}".encode(), hashlib.sha256).hexdigest()
    return f"t={seconds},v1={digest}"


def is_signed(header, content):
    try:
        seconds = int(dict(part.split("=", 1) for part in header.split(","))["t"])
    except (AttributeError, KeyError, ValueError):
        return False
    return abs(time.time() - seconds) <= MAX_AGE_SECONDS and hmac.compare_digest(header, sign(content, seconds))


def detect(job, content):
    """What a model would find in the file."""
    found = {"class": "example", "score": 0.9}
    if job["kind"] == "layer":
        west, south, east, north = job["source"]["bounds"]
        found["geometry"] = {"type": "Point", "coordinates": [(west + east) / 2, (south + north) / 2]}
    else:
        found.update({"t": 0.5, "bbox": [0.25, 0.25, 0.5, 0.5]})
    return [found] if found["score"] >= job["params"].get("minScore", 0) else []


def report(job, status, **details):
    """Remembers the state of a job, and tells Aerie. Aerie asks by itself when a report is lost."""
    state = {"jobId": job["jobId"], "status": status, **details}
    with lock:
        if jobs.get(job["jobId"]) is None:
            return  # Cancelled.
        jobs[job["jobId"]] = state
    body = json.dumps(state)
    headers = {
        "Content-Type": "application/json",
        "Authorization": "Bearer " + job["callback"]["token"],
        "Aerie-Signature": sign(body),
    }
    request = urllib.request.Request(job["callback"]["url"], body.encode(), headers)
    try:
        urllib.request.urlopen(request, timeout=10).close()
    except OSError as error:
        print("A report was not accepted:", error, file=sys.stderr)


def run(job):
    try:
        report(job, "running", progress=0.1, message="Fetching the file")
        with urllib.request.urlopen(job["source"]["url"], timeout=60) as reply:
            content = reply.read()
        report(job, "running", progress=0.5, message="Looking for results")
        detections = detect(job, content)
        model = {"name": MODEL["name"], "version": MODEL["version"]}
        report(job, "done", progress=1, model=model, detections=detections)
    except Exception as error:  # Whatever went wrong is told to the people who wait.
        report(job, "failed", message=str(error))


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if not is_signed(self.headers["Aerie-Signature"], f"GET {self.path}"):
            return self.answer(403, {"message": "Wrong signature"})
        if self.path == "/v1/models":
            return self.answer(200, {"models": [MODEL]})
        state = jobs.get(self.path.removeprefix("/v1/jobs/"))
        return self.answer(200, state) if state else self.answer(404, {"message": "No such job"})

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        if length > MAX_BODY_BYTES:
            return self.answer(413, {"message": "Too large"})
        body = self.rfile.read(length).decode()
        if not is_signed(self.headers["Aerie-Signature"], body):
            return self.answer(403, {"message": "Wrong signature"})
        if self.path != "/v1/jobs":
            return self.answer(404, {"message": "Not found"})
        job = json.loads(body)
        with lock:
            is_new = job["jobId"] not in jobs
            if is_new:
                jobs[job["jobId"]] = {"jobId": job["jobId"], "status": "queued"}
        if is_new:
            threading.Thread(target=run, args=(job,), daemon=True).start()
        return self.answer(202, {"remoteId": job["jobId"]})

    def do_DELETE(self):
        if not is_signed(self.headers["Aerie-Signature"], f"DELETE {self.path}"):
            return self.answer(403, {"message": "Wrong signature"})
        with lock:
            jobs.pop(self.path.removeprefix("/v1/jobs/"), None)
        return self.answer(204)

    def answer(self, status, content=None):
        body = b"" if content is None else json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 9100), Handler)
    print("Listening on port", server.server_address[1], flush=True)
    server.serve_forever()
