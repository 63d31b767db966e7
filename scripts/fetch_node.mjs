// Takes a package from the npm registry where there is no npm: node scripts/fetch_node.mjs PACKAGE MAJOR FOLDER.
// The newest version of that major is checked against the registry's checksum and unpacked as npm would do it.
// Debian's package node-registry-url says where the registry is (the user's .npmrc counts).
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

const [name, major, folder] = process.argv.slice(2);
const { default: registryUrl } = await import("/usr/share/nodejs/registry-url/index.js");

async function get(url, accept) {
  const answer = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(300_000) }).catch((error) => {
    throw new Error(`${new URL(url).host} cannot be reached: ${error.cause?.code ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answers ${answer.status} for ${name}`);
  return answer;
}

const asNumbers = (version) => version.split(".").map(Number);
function newestFirst(a, b) {
  const [x, y] = [asNumbers(a), asNumbers(b)];
  return y[0] - x[0] || y[1] - x[1] || y[2] - x[2];
}

try {
  const list = await (await get(registryUrl() + name, "application/vnd.npm.install-v1+json")).json();
  const plain = Object.keys(list.versions).filter((version) => /^\d+\.\d+\.\d+$/.test(version));
  const version = plain.filter((version) => version.startsWith(`${major}.`)).sort(newestFirst)[0];
  if (!version) throw new Error(`the registry has no ${name}@${major}`);
  const { tarball, integrity } = list.versions[version].dist;
  console.log(`${name}@${version}`);

  const bytes = Buffer.from(await (await get(tarball, "application/octet-stream")).arrayBuffer());
  const [algorithm, expected] = [integrity.slice(0, integrity.indexOf("-")), integrity.slice(integrity.indexOf("-") + 1)];
  if (createHash(algorithm).update(bytes).digest("base64") !== expected) throw new Error("the checksum does not match");

  const target = `${folder}/node_modules/${name}`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}.tgz`, bytes);
  execFileSync("tar", ["-xzf", `${target}.tgz`, "-C", target, "--strip-components=1"], { stdio: "inherit" });
  rmSync(`${target}.tgz`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
