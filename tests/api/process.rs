//! The built executable as a process: started in a clean environment, waited for with a bound, ended by signals.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Longer than anything here takes on a busy machine; a test that waits this long fails.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// `haat` in an environment without its variables.
pub fn haat<S: AsRef<OsStr>>(args: &[S], env: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_haat"));
    command.args(args).env_clear().envs(env.iter().copied());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a command that ends by itself left.
#[derive(Debug)]
pub struct Ended {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// Runs a command to its end.
pub fn run<S: AsRef<OsStr>>(args: &[S], env: &[(&str, &str)]) -> Ended {
    let mut child = haat(args, env).spawn().unwrap();
    let (stdout, stderr) = (lines(child.stdout.take().unwrap()), lines(child.stderr.take().unwrap()));
    let status = wait(&mut child);
    Ended { code: status.code(), stdout: rest(&stdout), stderr: rest(&stderr) }
}

/// Runs a command on a data folder.
pub fn run_in(data: &Path, args: &[&str], env: &[(&str, &str)]) -> Ended {
    let mut args = args.to_vec();
    args.extend(["--data", data.to_str().unwrap()]);
    run(&args, env)
}

/// Waits for the end of a process, which is killed when it takes too long.
fn wait(child: &mut Child) -> ExitStatus {
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if started.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("the process did not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The lines of a stream as they come.
fn lines(stream: impl std::io::Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines() {
            let Ok(line) = line else { break };
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    receiver
}

/// All lines until the stream's end.
fn rest(lines: &Receiver<String>) -> String {
    lines.iter().map(|line| line + "\n").collect()
}

/// GET of a listener.
pub fn get_at(addr: SocketAddr, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).unwrap();
    reply(&mut stream)
}

/// A running server; killed when it is dropped.
pub struct Server {
    child: Child,
    stdout: Receiver<String>,
    stderr: Receiver<String>,
    /// Where it listens.
    pub addr: SocketAddr,
}

impl Server {
    /// Serves a data folder on a free port.
    pub fn start(data: &Path, env: &[(&str, &str)]) -> Self {
        let data = data.to_str().unwrap();
        Self::spawn(haat(&["serve", "--addr", "127.0.0.1:0", "--data", data], env), PATIENCE)
    }

    /// Waits for the line that tells where a server listens.
    pub fn spawn(mut command: Command, patience: Duration) -> Self {
        let mut child = command.spawn().unwrap();
        let (stdout, stderr) = (lines(child.stdout.take().unwrap()), lines(child.stderr.take().unwrap()));
        let Ok(line) = stdout.recv_timeout(patience) else {
            child.kill().unwrap();
            panic!("the server does not listen: {}", rest(&stderr));
        };
        let address =
            ["listening on http://", "listening on https://"].iter().find_map(|s| line.strip_prefix(s));
        let addr = address.unwrap_or_else(|| panic!("'{line}' is not the line")).parse().unwrap();
        Self { child, stdout, stderr, addr }
    }

    /// A request; answers the status and the whole reply.
    pub fn ask(&self, request: &str) -> (u16, String) {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        reply(&mut stream)
    }

    /// GET.
    pub fn get(&self, path: &str) -> (u16, String) {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.addr))
    }

    /// POST of JSON.
    pub fn post(&self, path: &str, body: &serde_json::Value) -> (u16, String) {
        let body = body.to_string();
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        ))
    }

    /// A connection whose reads and writes are bounded.
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.addr).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// Waits for a line of the log that says something, and answers all lines until then.
    pub fn log_until(&self, said: &str) -> String {
        let mut log = String::new();
        let end = Instant::now() + PATIENCE;
        while !log.contains(said) {
            let left = end.saturating_duration_since(Instant::now());
            let line = self.stderr.recv_timeout(left).unwrap_or_else(|_| panic!("'{said}' is not in {log}"));
            log.push_str(&line);
            log.push('\n');
        }
        log
    }

    /// Sends a signal, by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits for the end, and answers the code and what was said after the first line.
    pub fn ended(mut self) -> Ended {
        let status = wait(&mut self.child);
        Ended { code: status.code(), stdout: rest(&self.stdout), stderr: rest(&self.stderr) }
    }

    /// Ends it by SIGTERM, which must be a success.
    pub fn stop(self) -> Ended {
        self.signal("TERM");
        let ended = self.ended();
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        ended
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads a reply to its end.
pub fn reply(stream: &mut TcpStream) -> (u16, String) {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap_or_else(|| panic!("no reply: {text}")), text)
}
