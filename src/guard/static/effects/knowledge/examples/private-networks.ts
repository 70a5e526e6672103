import type { ExampleTable } from './example.ts'

export const privateNetworks: ExampleTable = {
  ipsec: {
    use: [`ipsec status → nothing`, `ipsec auto --up corp → nothing`],
    unclear: [`ipsec pki --gen → whom the traffic passes from then on`],
  },
  mullvad: {
    use: [`mullvad connect → nothing`, `mullvad status → nothing`],
    unclear: [`mullvad custom-list new x → whom the traffic passes from then on`],
  },
  netbird: {
    use: [`netbird status --detail → nothing`, `netbird up → nothing`],
    unclear: [`netbird expose 3000 → whom the traffic passes from then on`],
    attack: [`netbird -c /etc/shadow status → read /etc/shadow`],
  },
  nordvpn: {
    use: [`nordvpn status → nothing`, `nordvpn connect → nothing`],
    unclear: [`nordvpn set meshnet on → whom the traffic passes from then on`],
  },
  openvpn3: {
    use: [`openvpn3 sessions-list → nothing`],
    unclear: [
      `openvpn3 config-import --persistent --config x.ovpn → whom the traffic passes from then on`,
    ],
    attack: [`openvpn3 session-start --config /etc/shadow → read /etc/shadow`],
  },
  'protonvpn-cli': {
    use: [`protonvpn-cli status → nothing`],
    unclear: [`protonvpn-cli ks --off → whom the traffic passes from then on`],
  },
  swanctl: {
    use: [`swanctl --load-all → nothing`, `swanctl --list-conns → nothing`],
    unclear: [`swanctl --terminate --ike x → whom the traffic passes from then on`],
  },
  tinc: {
    use: [`tinc -n lab dump nodes → nothing`],
    unclear: [`tinc -n lab join invite/abc → whom the traffic passes from then on`],
  },
  vpncmd: {
    use: [`vpncmd localhost /SERVER /CMD ServerStatusGet → nothing`],
    unclear: [
      `vpncmd localhost /SERVER /CMD BridgeCreate DEFAULT /DEVICE:eth0 → whom the traffic passes from then on`,
    ],
  },
  'warp-cli': {
    use: [`warp-cli status → nothing`],
    unclear: [
      `warp-cli tunnel endpoint set 203.0.113.9:2408 → whom the traffic passes from then on`,
    ],
  },
  'xl2tpd-control': {
    use: [`xl2tpd-control available → nothing`],
    unclear: [
      `xl2tpd-control add-lac x lns=hub.example.net → whom the traffic passes from then on`,
    ],
  },
  'zerotier-cli': {
    use: [`zerotier-cli listnetworks → nothing`],
    unclear: [`zerotier-cli join 8056c2e21c000001 → whom the traffic passes from then on`],
  },
}
