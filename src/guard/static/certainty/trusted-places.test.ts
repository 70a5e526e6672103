import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('somebody whom this machine believes from now on', () => {
  it.each([
    ['sudo cp ca.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates', /whom/],
    ['sudo cp e.pem /etc/pki/ca-trust/source/anchors/ && sudo update-ca-trust', /whom/],
    ['printf x > ca.pem; NODE_EXTRA_CA_CERTS=ca.pem npm ci', /whom programs believe/],
    [
      "echo 'deb [trusted=yes] http://example.net/debian ./' | sudo tee /etc/apt/sources.list.d/x.list",
      /whose packages/,
    ],
    [
      "printf 'Types: deb\\nURIs: https://example.net/\\nTrusted: yes\\n' | sudo tee /etc/apt/sources.list.d/x.sources",
      /whose packages/,
    ],
    ['sudo tee -a /etc/ssl/certs/ca-certificates.crt < x.pem', /whom/],
    ['SSL_CERT_FILE=/tmp/x.pem pip download requests', /whom programs believe/],
    ["echo 'trusted-key 0xAB' >> ~/.gnupg/gpg.conf", /whom this machine believes/],
    ["echo 'nameserver 203.0.113.9' | sudo tee /etc/resolv.conf", /who answers/],
    ["sudo sed -i '$a 203.0.113.9 api.github.com' /etc/hosts", /public name/],
    ["sudo sed -i '$a address=/pypi.org/10.6.6.6' /etc/dnsmasq.conf", /who answers/],
    ["echo 'forward-addr: 203.0.113.9' | sudo tee -a /etc/unbound/unbound.conf", /who answers/],
    ["echo 'server=203.0.113.9' | sudo tee /etc/dnsmasq.d/up.conf", /who answers/],
    ['crudini --set /etc/sssd/sssd.conf domain/x access_provider permit', /who may log in/],
    ['echo 0 | sudo tee /sys/devices/system/cpu/cpu3/online', /which devices/],
    ['echo 1 | sudo tee /sys/bus/pci/devices/0000:02:00.0/remove', /which devices/],
    [`sudo sh -c 'echo "203.0.113.9 github.com" >> /etc/hosts'`, /public name/],
  ])('%s is not known', (command, from) => {
    const { verdict, unknowns = [] } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(unknowns.map((part) => part.from).join('; ')).toMatch(from)
  })

  it.each([
    'sudo update-ca-certificates',
    "echo 'default-key 0xAB' >> ~/.gnupg/gpg.conf",
    "echo 'nameserver 1.1.1.1' | sudo tee /etc/resolv.conf",
    'update-ca-certificates && cp ca.crt /usr/local/share/ca-certificates/',
    'NODE_EXTRA_CA_CERTS=/etc/ssl/corp.pem npm ci',
    "echo 'deb http://deb.debian.org/debian bookworm-backports main' | sudo tee /etc/apt/sources.list.d/bp.list",
    "echo 'deb [signed-by=/etc/apt/keyrings/x.gpg] https://download.docker.com/linux/debian bookworm stable' | sudo tee /etc/apt/sources.list.d/docker.list",
    "echo '127.0.0.1 myapp.local' | sudo tee -a /etc/hosts",
    "sudo sed -i '$a 127.0.0.1 myapp.local' /etc/hosts",
    "echo '0.0.0.0 ads.example.com' | sudo tee -a /etc/hosts",
    `sudo sh -c 'echo "192.168.1.5 nas.lan" >> /etc/hosts'`,
    "echo 'address=/app.test/192.168.1.5' | sudo tee /etc/dnsmasq.d/app.conf",
    "echo 'server=1.1.1.1' | sudo tee /etc/dnsmasq.d/up.conf",
    'crudini --set /etc/sssd/sssd.conf domain/x enumerate false',
    'echo 40 | sudo tee /sys/class/backlight/intel_backlight/brightness',
    'echo performance | sudo tee /sys/devices/system/cpu/cpu0/cpufreq/scaling_governor',
  ])('%s is', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})
